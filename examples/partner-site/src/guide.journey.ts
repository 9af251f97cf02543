import { it } from 'vitest';
import { visitsForTests } from './testing/demoVisit.harness.ts';
import { snippetOf } from './testing/guide.harness.ts';

const here = visitsForTests();

it('the page of the partners’ guide sells, as it stands there', async () => {
  const { sites, visit } = here;
  const { page } = visit;
  const html = snippetOf('html').replaceAll('https://api.example.ng', sites.api.url);
  await page.context().grantPermissions(['local-network-access'], { origin: sites.shop.url });
  await page.route(`${sites.shop.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(sites.shop.url);
  await visit.sellAndCheck();
  await page.getByText('delivered: 08011111111').waitFor();
});
