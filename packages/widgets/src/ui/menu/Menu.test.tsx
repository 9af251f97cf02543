import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';

// Simulates a phone that goes offline after the page has loaded.
vi.mock('./MenuPopup.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

it('closes again if the popup’s code fails to load', async () => {
  render(<Menu label="Account" items={[{ label: 'Profile', href: '/user/profile' }]} />);
  const button = screen.getByRole('button', { name: 'Account' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(button).toBeVisible();
  expect(screen.queryByRole('menu')).toBeNull();
});
