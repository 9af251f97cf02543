import type { Page } from 'playwright';
import { signIn } from '../signIn.ts';
import type { Subject } from './load.ts';

/** Presses a key until the field contains text. Uses a CSS selector: computing labels is slow on a throttled CPU. */
const takesTyping = (field: string) => async (page: Page) => {
  const input = page.locator(field).first();
  do await input.press('0');
  while ((await input.inputValue()) === '');
};

// Each of these runs in the page, so it can't use anything outside its own body.

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
    { name: 'static form (floor)', url: `${floor}/form.html`, becomesUsable: takesTyping('input') },
    { name: 'bare React form', url: `${floor}/`, becomesUsable: takesTyping('input') },
    { name: 'login', url: `${dashboard}/login`, becomesUsable: takesTyping('#signed-out input') },
    { name: 'home', url: `${dashboard}/`, isThere: showsBalanceAndList, localStorage },
    {
      name: 'data purchase',
      url: `${dashboard}/services/data`,
      becomesUsable: takesTyping('main form input'),
      localStorage,
    },
    { name: 'transactions', url: `${dashboard}/user/transactions`, isThere: showsList, localStorage },
    { name: 'partner page, embed', url: partner, becomesUsable: takesTyping('oja-data-purchase input') },
  ];
}
