import { en } from '@oja/widgets/text/en';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { address, arriveAt, closeApp, goBack, renderApp } from '../../testing/renderApp.tsx';

const { way } = en.funding;
const chosen = () => screen.findByRole('tab', { selected: true });

afterEach(closeApp);

it('reads the way to add money from the URL, and writes a change to it', async () => {
  renderApp('/user/funding?way=manual');
  await arriveAt('funding');
  expect(await chosen()).toHaveTextContent(way.manual);
  await userEvent.click(screen.getByRole('tab', { name: way.checkout }));
  expect(address()).toBe('/user/funding?way=checkout');
  await userEvent.click(screen.getByRole('tab', { name: way.account }));
  expect(address()).toBe('/user/funding');
  expect(await chosen()).toHaveTextContent(way.account);
});

it('starts with the bank account if the URL names an unknown way', async () => {
  renderApp('/user/funding?way=cheque');
  await arriveAt('funding');
  expect(await chosen()).toHaveTextContent(way.account);
});

it('leaves the page on Back, however many ways were opened', async () => {
  renderApp('/user/profile');
  await arriveAt('profile');
  history.pushState(null, '', '/user/funding');
  await arriveAt('funding');
  for (const name of [way.checkout, way.manual])
    await userEvent.click(await screen.findByRole('tab', { name }));
  await goBack();
  await arriveAt('profile');
});
