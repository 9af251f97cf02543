import { fixtures, html, ok, type Reply, refuse } from '@oja/core/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { later } from '../testing/later.ts';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SupportButton } from './SupportButton.tsx';

const words = en.support;
const chat = 'https://wa.me/2348012345678';
const opened = [chat, '_blank', 'noopener,noreferrer'] as const;
type ContactReply = Reply<typeof fixtures.contact>;
const button = () => screen.getByRole('button', { name: words.chat });
const link = () => screen.findByRole('link', { name: words.chat });

function show(setup: TestClientSetup = {}) {
  const { client, server } = createTestClient({
    ...setup,
    answers: { contact: () => ok(fixtures.contact), ...setup.answers },
  });
  render(<SupportButton client={client} />);
  return { asked: () => server.calls.filter(({ name }) => name === 'contact').length };
}

describeWidget('SupportButton', { make: (client) => <SupportButton client={client} /> });

describe('SupportButton', () => {
  let open: MockInstance<typeof window.open>;
  let isGesture = true;
  beforeEach(() => {
    isGesture = true;
    open = vi.spyOn(window, 'open').mockReturnValue(null);
    // Only a real user gesture activates a page; a simulated press does not.
    vi.spyOn(Navigator.prototype, 'userActivation', 'get').mockImplementation(() => ({
      isActive: isGesture,
      hasBeenActive: true,
    }));
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('requests the contact only when a press is likely', async () => {
    const { asked } = show();
    expect(button()).toBeVisible();
    expect(asked()).toBe(0);
    await userEvent.hover(button());
    await link();
    expect(asked()).toBe(1);
  });

  it('is a plain link without opener and referrer once the number is known', async () => {
    const { asked } = show();
    await userEvent.hover(button());
    expect(await link()).toHaveAttribute('href', chat);
    expect(await link()).toHaveAttribute('target', '_blank');
    expect(await link()).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.unhover(await link());
    await userEvent.hover(await link());
    expect(asked()).toBe(1);
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', ' '])('opens the chat by keyboard with "%s", and keeps the focus', async (key) => {
    const answer = later<ContactReply>();
    show({ answers: { contact: () => answer.promise } });
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard(key);
    answer.resolve(ok(fixtures.contact));
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(...opened));
    expect(await link()).toHaveFocus();
  });

  it('opens the chat once when the number arrives after the press', async () => {
    const answer = later<ContactReply>();
    const { asked } = show({ answers: { contact: () => answer.promise } });
    await userEvent.dblClick(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(words.opening);
    answer.resolve(ok(fixtures.contact));
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(...opened));
    expect(await link()).not.toHaveAttribute('aria-busy');
    expect(asked()).toBe(1);
  });

  it('asks for a second press if the browser would now block the chat', async () => {
    isGesture = false;
    show();
    fireEvent.click(button());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.ready));
    expect(await link()).toHaveAttribute('href', chat);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['the call fails', html(502)],
    ['it is refused', refuse(403, 'Not for you.')],
    ['the list is empty', ok([])],
    ['the link is no number', ok([{ link: 'https://evil.example/?a=b' }])],
  ])('does nothing when %s, and requests the contact again at the next press', async (_, reply) => {
    let isBad = true;
    show({ answers: { contact: () => (isBad ? reply : ok(fixtures.contact)) } });
    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).toBeNull();
    isBad = false;
    fireEvent.click(button());
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(...opened));
  });
});
