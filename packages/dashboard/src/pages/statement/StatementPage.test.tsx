import { afterEach, it } from 'vitest';
import { arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

afterEach(closeApp);

it('is shown at its path, with its title', async () => {
  renderApp('/user/statement');
  await arriveAt('statement');
});
