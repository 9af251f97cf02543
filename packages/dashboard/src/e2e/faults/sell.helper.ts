import { en } from '@oja/widgets/text/en';
import type { Tab } from './browsers.helper.ts';
import { calmClock, fill, has, hurryClock, press, pressOnce, readJournal } from './device.helper.ts';
import { goTo } from './navigation.helper.ts';
import { until } from './until.helper.ts';

const exactly = (word: string) => `^${word}$`;

/** Matches MTN's cheapest plan of 1 GB for 30 days. */
const ONE_GIGABYTE = '(^|: )1 GB.*SME';
const BUY = '^Buy \u00b7 \u20a6';
/** Its label contains the price once a plan is chosen. */
const REVIEW = `^${en.purchaseForm.review}\\b`;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const SIGN_IN = exactly(en.signIn.submit);
const START_ANOTHER = exactly(en.purchase.startAnother);

/** Signs in if the page asks for it, and retries if that fails. */
export async function signInIfAsked(tab: Tab, { username, password }: Credentials): Promise<boolean> {
  if (!(await has(tab, 'button', SIGN_IN))) return false;
  let looks = 0;
  await calmClock(tab);
  await until('the end of signing in', async () => {
    if (!(await has(tab, 'button', SIGN_IN))) return true;
    if (looks % 70 === 0) {
      await fill(tab, en.signIn.username, username);
      await fill(tab, en.signIn.password, password);
      await press(tab, 'button', SIGN_IN);
    }
    looks += 1;
    return false;
  });
  await hurryClock(tab);
  return true;
}

/** Reaches an empty form from any screen. */
async function findForm(tab: Tab, agent: Credentials | null, formUrl: string): Promise<void> {
  let looks = 0;
  await until('the form', async () => {
    if (agent && (await signInIfAsked(tab, agent))) return false;
    if (await has(tab, 'button', REVIEW)) return true;
    looks += 1;
    const isPassed =
      (await press(tab, 'button', START_ANOTHER)) ||
      (await press(tab, 'button', exactly(en.purchase.change))) ||
      (await press(tab, 'button', exactly(en.purchaseForm.tryAgain)));
    // The sign-in page already leads to the form.
    const path = await tab.evaluate(() => location.pathname);
    const isElsewhere = ![new URL(formUrl).pathname, '/login'].includes(path);
    if (!isPassed && (isElsewhere || looks % 30 === 0)) await goTo(tab, formUrl);
    return false;
  });
}

/** The agent who sells on this page, and the URL of its form. */
export interface Seller {
  /** `null` on a partner's page, where no agent signs in. */
  readonly agent: Credentials | null;
  readonly formUrl: string;
}

/** Opens the form, fills it in and continues to the review. Starts again if the form disappears. */
async function review(tab: Tab, { agent, formUrl }: Seller, recipient: string): Promise<void> {
  do await findForm(tab, agent, formUrl);
  while (!(await fillIn(tab, recipient)));
}

/** False if the session ended before the review, or if the tab resumed another tab's purchase. */
async function fillIn(tab: Tab, recipient: string): Promise<boolean> {
  const steps = [
    () => fill(tab, en.fieldLabels.phone, recipient),
    () => press(tab, 'radio', `^${en.fieldLabels.network}: .*MTN`),
    () => press(tab, 'radio', ONE_GIGABYTE),
    () => press(tab, 'button', REVIEW),
    () => has(tab, 'button', BUY),
  ];
  for (const [index, step] of steps.entries())
    if (!(await reachOrLoadAgain(tab, `step ${index + 1} of the form`, step, [SIGN_IN, START_ANOTHER])))
      return false;
  return true;
}

/** Repeats a step, and presses "Try again" for networks and prices that a fault removed. False if one of `ends` appears. */
async function reachOrLoadAgain(
  tab: Tab,
  what: string,
  step: () => Promise<boolean>,
  ends: readonly string[] = [SIGN_IN],
): Promise<boolean> {
  let isGone = false;
  await until(what, async () => {
    if (await step()) return true;
    await press(tab, 'button', exactly(en.purchaseForm.tryAgain));
    for (const end of ends) isGone ||= await has(tab, 'button', end);
    return isGone;
  });
  return !isGone;
}

/** Sells to this customer and presses Buy `presses` times in a row. */
export async function sell(tab: Tab, seller: Seller, recipient: string, presses: number): Promise<void> {
  do await review(tab, seller, recipient);
  while (!(await press(tab, 'button', BUY, presses)));
}

/**
 * Repeats a purchase while the first one is still open: the page must ask whether a second one is intended, which it is
 * not. Does nothing if the first one has ended, because it may then be repeated.
 */
export async function sellTheSame(tab: Tab, seller: Seller, recipient: string): Promise<void> {
  await review(tab, seller, recipient);
  const journal = await readJournal(tab);
  const first = journal.findLast(({ intent }) => intent?.draft.recipient === recipient);
  if (!first || first.phase === 'ended') return;
  await press(tab, 'button', BUY);
}

/** Answers the question whether a second purchase is intended: it is not. */
export function showEarlierIfAsked(tab: Tab): Promise<boolean> {
  return press(tab, 'button', exactly(en.purchase.showEarlier));
}

/** Buys again if the screen says that nothing was charged, as an agent would. False if it does not say so. */
export async function sellAgain(tab: Tab, formUrl: string): Promise<boolean> {
  // On other screens, and in the form, "Try again" reloads a part of the page.
  if (
    (await tab.evaluate(() => location.pathname)) !== new URL(formUrl).pathname ||
    (await has(tab, 'button', REVIEW))
  )
    return false;
  if (!(await press(tab, 'button', exactly(en.purchase.tryAgain)))) return false;
  await reachOrLoadAgain(tab, 'the review', () => press(tab, 'button', REVIEW));
  await pressOnce(tab, 'button', BUY);
  return true;
}
