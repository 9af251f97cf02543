import type { Page } from 'playwright';
import { DEMO_AGENT } from '../../examples/reference-api/src/index.ts';
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

/** Signs the demo agent in and returns the session as the dashboard stores it in local storage. */
export async function signIn(api: string) {
  const { username, password } = DEMO_AGENT;
  const answer = await fetch(`${api}/api/v1/agent/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await answer.json()) as { data: { user: unknown; authorization: { token: string } } };
  const session = { token: data.authorization.token, user: data.user };
  return [{ name: 'user_session', value: JSON.stringify(session) }];
}

/** The two floors come first, then every page that is compared with them. */
export async function createSubjects(floor: string, dashboard: string, partner: string): Promise<Subject[]> {
  const localStorage = await signIn(dashboard);
  return [
    { name: 'static form (floor)', url: `${floor}/form.html`, becomesUsable: takesTyping('input') },
    { name: 'bare React form', url: `${floor}/`, becomesUsable: takesTyping('input') },
    { name: 'login', url: `${dashboard}/login`, becomesUsable: takesTyping('#visitor input') },
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
