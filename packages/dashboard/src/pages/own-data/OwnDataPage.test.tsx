import { afterEach, it } from 'vitest';
import { arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

afterEach(closeApp);

it('has its address and its title', async () => {
  renderApp('/user/data');
  await arriveAt('ownData');
});
