import type { Page } from 'playwright';
import { DEMO_AGENT } from '../../examples/reference-api/src/index.ts';
import type { Subject } from './load.ts';

/** The form takes typing: what is typed stands in the field. */
const takesTyping = (label: string) => async (page: Page) => {
  const field = page.getByLabel(label, { exact: true }).first();
  do await field.press('0');
  while ((await field.inputValue()) === '');
};

/** A figure of money and the first row of a list are on screen. */
const showsBalanceAndList = async (page: Page) => {
  await page
    .getByText(/^₦[\d,]+\.\d\d$/)
    .first()
    .waitFor();
  await showsList(page);
};
const showsList = (page: Page) =>
  page
    .getByRole('button', { name: /MTN|Airtel|Glo|T2|DStv|GOtv|Ikeja/ })
    .first()
    .waitFor();

/** What the dashboard remembers of the demo agent's session. */
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

/** The two floors first, then every page that is compared with them. */
export async function createSubjects(floor: string, dashboard: string, partner: string): Promise<Subject[]> {
  const localStorage = await signIn(dashboard);
  return [
    { name: 'static form (floor)', url: `${floor}/form.html`, isUsable: takesTyping('Username') },
    { name: 'bare React form', url: `${floor}/`, isUsable: takesTyping('Username') },
    { name: 'login', url: `${dashboard}/login`, isUsable: takesTyping('Phone, email or username') },
    { name: 'home', url: `${dashboard}/`, isUsable: showsBalanceAndList, localStorage },
    {
      name: 'data purchase',
      url: `${dashboard}/services/data`,
      isUsable: takesTyping('Phone number'),
      localStorage,
    },
    { name: 'transactions', url: `${dashboard}/user/transactions`, isUsable: showsList, localStorage },
    { name: 'partner page, embed', url: partner, isUsable: takesTyping('Phone number') },
  ];
}
