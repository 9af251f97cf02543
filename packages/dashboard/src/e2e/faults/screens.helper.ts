import { en } from '@oja/widgets/text/en';
import type { Tab } from './browsers.helper.ts';
import {
  calmClock,
  has,
  openRow,
  press,
  pressOnce,
  readAll,
  takeFile,
  takeMessage,
} from './device.helper.ts';
import type { LedgerFact } from './judge.helper.ts';
import { goTo } from './navigation.helper.ts';
import type { ScreenText } from './pageHands.ts';
import { mainTab, type ScheduleContext } from './scheduleContext.helper.ts';
import { until } from './until.helper.ts';

/**
 * Reads every screen that says something about a purchase: first all pages unchanged, then home, list and details
 * opened anew.
 */
export async function readScreens(
  context: ScheduleContext,
  truths: readonly LedgerFact[],
  soldToday: number | null,
): Promise<ScreenText[]> {
  // A tab that is refreshing its figures says so. It is read after that.
  if (context.surface === 'dashboard') await Promise.all(context.tabs.map(settle));
  const readings = (await Promise.all(context.tabs.map((tab) => readAll(tab)))).flat();
  if (context.surface === 'embed') return readings;
  const tab = mainTab(context);
  await calmClock(tab);
  await goTo(tab, context.network.url);
  await until('the home screen', () => has(tab, 'heading', `^${en.transactions.recent}$`));
  // Home shows the first steps to an agent who has sold nothing yet.
  if (soldToday) await until('the sales', () => has(tab, 'heading', `^${en.salesSummary.title}$`));
  await settle(tab);
  readings.push(...(await readAll(tab)));
  await press(tab, 'link', `^${en.transactions.showAllLabel}$`);
  await until('the list', () => has(tab, 'heading', `^${en.dashboard.screens.transactions}$`));
  await settle(tab);
  readings.push(...(await readAll(tab)));
  readings.push(...(await readFile(tab)));
  for (const { reference } of truths) readings.push(...(await readDetail(tab, reference)));
  return readings;
}

/** Navigates as a link of the app does, so that the page keeps its state. */
const visit = (tab: Tab, path: string) => tab.evaluate((to: string) => history.pushState(null, '', to), path);

/** Reads a screen when it opens, and again when nothing is loading. */
async function readTwice(tab: Tab, heading: string): Promise<ScreenText[]> {
  await until(heading, () => has(tab, 'heading', `^${heading}$`));
  const first = await readAll(tab);
  await settle(tab);
  return [...first, ...(await readAll(tab))];
}

/**
 * Reads home and list for an agent who has just signed in: first with the state that the page kept from the previous
 * agent, then with the device's storage only, after a page load.
 */
export async function readAsNextAgent(tab: Tab, url: string): Promise<ScreenText[]> {
  const { recent } = en.transactions;
  const { transactions } = en.dashboard.screens;
  await visit(tab, '/');
  const readings = await readTwice(tab, recent);
  await visit(tab, '/user/transactions');
  readings.push(...(await readTwice(tab, transactions)));
  await goTo(tab, url);
  readings.push(...(await readTwice(tab, recent)));
  await goTo(tab, `${url}/user/transactions`);
  return [...readings, ...(await readTwice(tab, transactions))];
}

/** Maps the file's words for the state of the money to the screens' words. */
const moneyWords: Readonly<Record<string, string>> = {
  'not charged': en.money['not-charged'],
  held: en.money.held,
  charged: en.money.charged,
  'money not back yet': en.money['refund-due'],
  refunded: en.money.refunded,
};

/** Saves the transactions as a spreadsheet, and reads each purchase from it. */
async function readFile(tab: Tab): Promise<ScreenText[]> {
  const words = en.transactions;
  await pressOnce(tab, 'button', `^${words.exportTitle}$`);
  await pressOnce(tab, 'button', `^${words.exportStart}$`);
  let file: string | null = null;
  await until('the file', async () => {
    file = await takeFile(tab);
    return file !== null;
  });
  await pressOnce(tab, 'button', `^${en.kit.close}$`);
  return readingsOf(file ?? '');
}

/** Parses the file. Its cells contain no quotes or line breaks. */
function readingsOf(file: string): ScreenText[] {
  const [head = [], ...rows] = file
    .trim()
    .split('\r\n')
    .map((line) => line.slice(line.indexOf('"') + 1, -1).split('","'));
  const { columns } = en.transactions;
  const cell = (row: readonly string[], heading: string) => row[head.indexOf(heading)] ?? '';
  return rows.flatMap((row) => {
    const word = moneyWords[cell(row, columns.money)];
    return word
      ? [{ place: 'file' as const, key: cell(row, columns.reference), text: `Money: ${word}` }]
      : [];
  });
}

/** Reads the purchase's detail panel. Empty if the list lacks the row, which is judged separately. */
async function readDetail(tab: Tab, reference: string): Promise<ScreenText[]> {
  if (!(await openRow(tab, reference))) return [];
  const find = async () =>
    (await readAll(tab)).filter(({ place, text }) => place === 'detail' && text.includes(reference));
  await until('the detail', async () => (await find()).length > 0);
  const found = await find();
  const receipt = await readReceipt(tab, reference);
  await press(tab, 'button', `^${en.transactions.close}$`);
  // Waits for the browser's history navigation, which would close a row opened before it ends.
  const isClosed = async () => (await readAll(tab)).every(({ place }) => place !== 'detail');
  await until('the detail to close', isClosed);
  return [...found, ...receipt];
}

/** Reads the receipt for the customer's WhatsApp. Paper and image have the same text. */
async function readReceipt(tab: Tab, reference: string): Promise<ScreenText[]> {
  await pressOnce(tab, 'button', `^${en.receipt.whatsApp}$`);
  const text = await takeMessage(tab);
  if (text === null) throw new Error(`No receipt of ${reference} was sent.`);
  return [{ place: 'receipt', key: reference, text }];
}

/** Waits until nothing on the screen is loading. */
async function settle(tab: Tab): Promise<void> {
  const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;
  await until('the screen to settle', async () => !(await tab.evaluate(isBusy)));
}
