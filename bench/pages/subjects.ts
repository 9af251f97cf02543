import { signIn } from '../signIn.ts';
import type { Subject } from './load.ts';

// Each of these runs in the page, so it can't use anything outside its own body.

const firstField = () => document.querySelector('input');
const signInField = () => document.querySelector<HTMLInputElement>('#signed-out input');
const formField = () => document.querySelector<HTMLInputElement>('main form input');
const embeddedField = () => document.querySelector('oja-data-purchase')?.shadowRoot?.querySelector('input');

/** Whether a list row with its amount is visible. */
const showsList = () =>
  [...document.querySelectorAll('main button')].some(
    (button) => button.textContent.includes('₦') && button.checkVisibility(),
  );

/** Whether the balance and a list row are visible. */
const showsBalanceAndList = () =>
  document.querySelector('main section')?.textContent.includes('₦') === true &&
  [...document.querySelectorAll('main button')].some(
    (button) => button.textContent.includes('₦') && button.checkVisibility(),
  );

/** The local storage of a dashboard in which the demo agent is signed in. */
export async function signedInStorage(api: string) {
  return [{ name: 'user_session', value: JSON.stringify(await signIn(api)) }];
}

/** The two floors come first, then every page that is compared with them. */
export async function createSubjects(floor: string, dashboard: string, partner: string): Promise<Subject[]> {
  const localStorage = await signedInStorage(dashboard);
  return [
    { name: 'static form (floor)', url: `${floor}/form.html`, field: firstField },
    { name: 'bare React form', url: `${floor}/`, field: firstField },
    { name: 'login', url: `${dashboard}/login`, field: signInField },
    { name: 'home', url: `${dashboard}/`, isThere: showsBalanceAndList, localStorage },
    {
      name: 'data purchase',
      url: `${dashboard}/services/data`,
      field: formField,
      localStorage,
    },
    { name: 'transactions', url: `${dashboard}/user/transactions`, isThere: showsList, localStorage },
    { name: 'partner page, embed', url: partner, field: embeddedField },
    { name: 'partner page, code preloaded', url: `${partner}/themed`, field: embeddedField },
  ];
}
