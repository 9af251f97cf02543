import { en } from '@oja/widgets/text/en';
import type { Tab } from './browsers.harness.ts';
import { calmClock, fill, has, hurryClock, press, pressOnce, readJournal, until } from './device.harness.ts';

const exactly = (word: string) => `^${word}$`;

/** 1 GB for 30 days, of the kind that MTN sells cheapest. */
const ONE_GIGABYTE = '(^|: )1 GB.*SME';
const BUY = '^Buy \u00b7 \u20a6';
/** With the price, once a plan is chosen. */
const REVIEW = `^${en.purchaseForm.review}\\b`;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const SIGN_IN = exactly(en.signIn.submit);

/** Signs in where the page asks for it; again where that did not work. */
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

/** Gets to an empty form, from wherever the page is. */
export async function findForm(tab: Tab, agent: Credentials | null, formUrl: string): Promise<void> {
  const open = () => tab.goto(formUrl, { waitUntil: 'domcontentloaded' });
  let looks = 0;
  await until('the form', async () => {
    if (agent && (await signInIfAsked(tab, agent))) return false;
    if (await has(tab, 'button', REVIEW)) return true;
    looks += 1;
    const isPassed =
      (await press(tab, 'button', exactly(en.purchase.startAnother))) ||
      (await press(tab, 'button', exactly(en.purchase.change))) ||
      (await press(tab, 'button', exactly(en.purchaseForm.tryAgain)));
    // On the way to signing in the form's page is asked for already.
    const isElsewhere = ![new URL(formUrl).pathname, '/login'].includes(new URL(tab.url()).pathname);
    if (!isPassed && (isElsewhere || looks % 30 === 0)) await open();
    return false;
  });
}

/** Fills the form and goes on to the review. */
async function review(tab: Tab, recipient: string): Promise<void> {
  await until('the number’s field', () => fill(tab, en.fieldLabels.phone, recipient));
  await pressOnce(tab, 'radio', `^${en.fieldLabels.network}: .*MTN`);
  await pressOnce(tab, 'radio', ONE_GIGABYTE);
  await pressOnce(tab, 'button', REVIEW);
  await until('the button that buys', () => has(tab, 'button', BUY));
}

/** Sells to this customer and presses Buy, `presses` times in one go. */
export async function sell(tab: Tab, recipient: string, presses: number): Promise<void> {
  await review(tab, recipient);
  await pressOnce(tab, 'button', BUY, presses);
}

/**
 * The same sale once more, while the first is still open: the page has to ask whether a second one is meant, and it is
 * not. A first one that has ended may be sold again, so then nothing is pressed.
 */
export async function sellTheSame(tab: Tab, recipient: string): Promise<void> {
  await review(tab, recipient);
  const journal = await readJournal(tab);
  const first = journal.findLast(({ intent }) => intent?.draft.recipient === recipient);
  if (!first || first.phase === 'ended') return;
  await press(tab, 'button', BUY);
}

/** What to do where the page asks whether a second one is meant: it is not. */
export function showEarlierIfAsked(tab: Tab): Promise<boolean> {
  return press(tab, 'button', exactly(en.purchase.showEarlier));
}

/** Where the screen says that nothing was charged, an agent sells it again. False where it does not say so. */
export async function sellAgain(tab: Tab): Promise<boolean> {
  if (!(await press(tab, 'button', exactly(en.purchase.tryAgain)))) return false;
  await until('the review', async () => {
    // What was asked for while the line was down is asked for again by a button.
    if (await press(tab, 'button', exactly(en.purchaseForm.tryAgain))) return false;
    return press(tab, 'button', REVIEW);
  });
  await pressOnce(tab, 'button', BUY);
  return true;
}
