import { en } from '@oja/widgets/text/en';
import type { Account } from './accounts.harness.ts';
import type { Tab } from './browsers.harness.ts';
import { has, jumpClock, pass, press, readAll, setOnline } from './device.harness.ts';
import { classify } from './faultKinds.ts';
import { goBack, goTo, reload } from './navigation.harness.ts';
import { BLANK } from './network.harness.ts';
import type { Step } from './schedule.harness.ts';
import { readAsNextAgent } from './screens.harness.ts';
import { type Seller, sell, sellTheSame, showEarlierIfAsked, signInIfAsked } from './sell.harness.ts';
import { collect, mainTab, type ScheduleContext } from './stage.harness.ts';
import { findSale, readPending } from './truth.harness.ts';
import { until } from './until.harness.ts';

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
export async function signInAgain(stage: ScheduleContext, account: Account): Promise<void> {
  for (const tab of stage.tabs) await signInIfAsked(tab, account);
}

async function offline(stage: ScheduleContext, ms: number): Promise<void> {
  stage.network.setDown(true);
  for (const tab of stage.tabs) await setOnline(tab, false);
  await pass(ms);
  stage.network.setDown(false);
  for (const tab of stage.tabs) await setOnline(tab, true);
}

async function secondTab(stage: ScheduleContext): Promise<Tab> {
  const tab = await stage.device.open();
  stage.tabs.push(tab);
  await goTo(tab, stage.formUrl);
  return tab;
}

async function kill(stage: ScheduleContext): Promise<void> {
  await stage.device.kill();
  stage.tabs.length = 0;
  stage.tabs.push(await stage.device.open());
  await goTo(mainTab(stage), stage.formUrl);
}

/** Runs one step on the device. Skips what is not possible because a page did not load. */
export async function take(stage: ScheduleContext, step: Step): Promise<void> {
  await collect(stage);
  switch (step.do) {
    case 'sell':
      return sell(mainTab(stage), sellerOf(stage), step.recipient, step.presses);
    case 'wait':
      return pass(step.ms);
    case 'reload':
      return reload(mainTab(stage));
    case 'kill':
      return kill(stage);
    case 'second-tab':
      await secondTab(stage);
      return;
    case 'same-sale-in-second-tab': {
      const tab = await secondTab(stage);
      await sellTheSame(tab, sellerOf(stage), step.recipient);
      await pass(1_000);
      await showEarlierIfAsked(tab);
      return;
    }
    case 'withhold-refund':
      return withholdRefund(stage, step.recipient);
    case 'leave-and-go-back':
      await goTo(mainTab(stage), new URL(BLANK, stage.network.url).href);
      await pass(2_000);
      return goBack(mainTab(stage));
    case 'offline':
      return offline(stage, step.ms);
    case 'jump':
      return jumpClock(mainTab(stage), step.ms);
    case 'look-at-support':
      return lookAtSupport(stage);
    case 'log-out':
      await logOut(mainTab(stage));
      await pass(1_000);
      return signInAgain(stage, stage.account);
    case 'switch-agent':
      return switchAgent(stage);
  }
}

/** Records purchases that the server had as pending before and after the page said that none is open. */
async function lookAtSupport(stage: ScheduleContext): Promise<void> {
  const tab = mainTab(stage);
  const before = await readPending(stage);
  await goTo(tab, `${stage.network.url}/more/support`);
  await pass(6_000);
  const isDenied = await has(tab, 'paragraph', `^(${en.openPurchases.none}|${en.openPurchases.line.none})`);
  const after = await readPending(stage);
  if (isDenied)
    for (const reference of before)
      if (after.includes(reference)) stage.deniedOpen.push(`support denies the open purchase ${reference}`);
  await collect(stage);
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
async function switchAgent(stage: ScheduleContext): Promise<void> {
  const { network, toOthers } = stage;
  const tab = mainTab(stage);
  await logOut(tab);
  await until('the other agent to be signed in', () => signInIfAsked(tab, stage.other));
  await pass(4_000);
  for (const each of stage.tabs) toOthers.push(...(await readAll(each)));
  // Without network faults, so that each screen finishes loading: what the device itself shows is judged.
  await network.calmly(async () => toOthers.push(...(await readAsNextAgent(tab, network.url))));
  await collect(stage);
  await logOut(tab);
  await until('the agent to be signed in again', () => signInIfAsked(tab, stage.account));
}
