import { en } from '@oja/widgets/text/en';
import type { Account } from './accounts.helper.ts';
import type { Tab } from './browsers.helper.ts';
import { has, jumpClock, pass, press, readAll, setOnline } from './device.helper.ts';
import { classify } from './faultKinds.ts';
import { findSale, readPending } from './ledgerFacts.helper.ts';
import { goBack, goTo, reload } from './navigation.helper.ts';
import { BLANK } from './network.helper.ts';
import type { Step } from './schedule.helper.ts';
import { collect, mainTab, type ScheduleContext } from './scheduleContext.helper.ts';
import { readAsNextAgent } from './screens.helper.ts';
import { type Seller, sell, sellTheSame, showEarlierIfAsked, signInIfAsked } from './sell.helper.ts';
import { until } from './until.helper.ts';

const { shell } = en;

/** No agent signs in on a partner's page. */
const sellerOf = ({ surface, account, formUrl }: ScheduleContext): Seller => ({
  agent: surface === 'dashboard' ? account : null,
  formUrl,
});

async function logOut(tab: Tab): Promise<void> {
  if (!(await press(tab, 'button', `^${shell.account}`))) return;
  // A 401 may end the session before the menu is open.
  await until(
    'the menu',
    async () =>
      (await press(tab, 'menuitem', `^${shell.logout}$`)) || !(await has(tab, 'button', `^${shell.account}`)),
  );
}

/** Signs in on every tab that asks for it. */
export async function signInAgain(context: ScheduleContext, account: Account): Promise<void> {
  for (const tab of context.tabs) await signInIfAsked(tab, account);
}

async function offline(context: ScheduleContext, ms: number): Promise<void> {
  context.network.setDown(true);
  for (const tab of context.tabs) await setOnline(tab, false);
  await pass(ms);
  context.network.setDown(false);
  for (const tab of context.tabs) await setOnline(tab, true);
}

async function secondTab(context: ScheduleContext): Promise<Tab> {
  const tab = await context.device.open();
  context.tabs.push(tab);
  await goTo(tab, context.formUrl);
  return tab;
}

async function kill(context: ScheduleContext): Promise<void> {
  await context.device.kill();
  context.tabs.length = 0;
  context.tabs.push(await context.device.open());
  await goTo(mainTab(context), context.formUrl);
}

/** Runs one step on the device. Skips what is not possible because a page did not load. */
export async function take(context: ScheduleContext, step: Step): Promise<void> {
  await collect(context);
  switch (step.do) {
    case 'sell':
      return sell(mainTab(context), sellerOf(context), step.recipient, step.presses);
    case 'wait':
      return pass(step.ms);
    case 'reload':
      return reload(mainTab(context));
    case 'kill':
      return kill(context);
    case 'second-tab':
      await secondTab(context);
      return;
    case 'same-sale-in-second-tab': {
      const tab = await secondTab(context);
      await sellTheSame(tab, sellerOf(context), step.recipient);
      await pass(1_000);
      await showEarlierIfAsked(tab);
      return;
    }
    case 'withhold-refund':
      return withholdRefund(context, step.recipient);
    case 'leave-and-go-back':
      await goTo(mainTab(context), new URL(BLANK, context.network.url).href);
      await pass(2_000);
      return goBack(mainTab(context));
    case 'offline':
      return offline(context, step.ms);
    case 'jump':
      return jumpClock(mainTab(context), step.ms);
    case 'look-at-support':
      return lookAtSupport(context);
    case 'log-out':
      await logOut(mainTab(context));
      await pass(1_000);
      return signInAgain(context, context.account);
    case 'switch-agent':
      return switchAgent(context);
  }
}

/** Records purchases that the server had as pending before and after the page said that none is open. */
async function lookAtSupport(context: ScheduleContext): Promise<void> {
  const tab = mainTab(context);
  const before = await readPending(context);
  await goTo(tab, `${context.network.url}/more/support`);
  await pass(6_000);
  const isDenied = await has(tab, 'paragraph', `^(${en.openPurchases.none}|${en.openPurchases.line.none})`);
  const after = await readPending(context);
  if (isDenied)
    for (const reference of before)
      if (after.includes(reference)) context.deniedOpen.push(`support denies the open purchase ${reference}`);
  await collect(context);
  await goBack(tab);
}

/** Maximum wait until the API receives a purchase that the network delays, in real ms. */
const ARRIVES_WITHIN = 5_000;

/**
 * Fails a purchase that waits for the provider, without a refund, so that the ledger keeps the debit. Does nothing if
 * the purchase does not arrive, or is settled first.
 */
async function withholdRefund({ api, account, network }: ScheduleContext, recipient: string): Promise<void> {
  const end = Date.now() + ARRIVES_WITHIN;
  while (Date.now() < end) {
    const reference = network.seen.find(
      (request) => classify(request) === 'purchase' && request.body.includes(recipient),
    )?.reference;
    if (reference && (await findSale(api, account.token, reference)))
      return api.ledger.execute(
        `update transactions set status = 'failed', due_at = null
         where reference = '${reference}' and status in ('processing', 'pending')`,
      );
    await pass(500);
  }
}

/** Another agent signs in, looks at home and the list, and returns the device. */
async function switchAgent(context: ScheduleContext): Promise<void> {
  const { network, toOthers } = context;
  const tab = mainTab(context);
  await logOut(tab);
  await until('the other agent to be signed in', () => signInIfAsked(tab, context.other));
  await pass(4_000);
  for (const each of context.tabs) toOthers.push(...(await readAll(each)));
  // Without network faults, so that each screen finishes loading: what the device itself shows is judged.
  await network.calmly(async () => toOthers.push(...(await readAsNextAgent(tab, network.url))));
  await collect(context);
  await logOut(tab);
  await until('the agent to be signed in again', () => signInIfAsked(tab, context.account));
}
