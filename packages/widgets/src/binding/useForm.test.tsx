import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { later } from '../testing/later.ts';
import { paste } from '../testing/paste.ts';
import { type Entry, type Form, useForm } from './useForm.ts';

type Name = 'from' | 'to';
const names = ['from', 'to'] as const;

function Box({ name, value, error, onChange }: Entry) {
  return (
    <label>
      {name}
      <input
        name={name}
        aria-invalid={error !== null}
        value={value}
        title={error ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

type Send = (values: Readonly<Record<Name, string>>, form: Form<Name>) => Promise<void> | void;

function Letter({ send }: Readonly<{ send: Send }>) {
  const form: Form<Name> = useForm<Name>({
    names,
    initial: { from: 'Amaka' },
    send: async (values): Promise<void> => send(values, form),
  });
  const { element, entries, isBusy, submit } = form;
  return (
    <form ref={element} onSubmit={submit} aria-busy={isBusy}>
      <Box {...entries.from} />
      <Box {...entries.to} />
      <button type="submit">Send</button>
    </form>
  );
}

const box = (name: Name) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => userEvent.click(screen.getByRole('button'));

describe('useForm', () => {
  afterEach(() => {
    cleanup();
    document.body.innerHTML = '';
  });

  it('sends typed over initial values, one request at a time', async () => {
    const answer = later<void>();
    const send = vi.fn<Send>(() => answer.promise);
    const { container } = render(<Letter send={send} />);
    await userEvent.type(box('to'), 'Bola{Enter}{Enter}');
    await press();
    expect(container.querySelector('form')).toHaveAttribute('aria-busy', 'true');
    expect(send).toHaveBeenCalledExactlyOnceWith({ from: 'Amaka', to: 'Bola' }, expect.anything());
    await act(async () => answer.resolve());
    await press();
    expect(send).toHaveBeenCalledTimes(2);
    expect(box('to')).toHaveValue('Bola');
  });

  it('shows errors, focuses the first one and clears it on edit', async () => {
    render(<Letter send={(_, form) => form.refuse({ to: 'Who?', from: 'You?' })} />);
    await press();
    await waitFor(() => expect(box('from')).toHaveFocus());
    expect(box('from')).toHaveAttribute('title', 'You?');
    await userEvent.type(box('from'), '!');
    expect(box('from')).toHaveAttribute('title', '');
    expect(box('to')).toHaveAttribute('title', 'Who?');
  });

  it('restores the initial values on clear', async () => {
    render(<Letter send={(_, form) => form.clear()} />);
    await userEvent.type(box('to'), 'Bola{Enter}');
    await waitFor(() => expect(box('to')).toHaveValue(''));
    expect(box('from')).toHaveValue('Amaka');
  });

  it('keeps what was typed before hydration', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Letter send={() => {}} />);
    box('to').value = 'Bola';
    const root = await act(async () => hydrateRoot(page, <Letter send={() => {}} />));
    expect(box('to')).toHaveValue('Bola');
    expect(box('from')).toHaveValue('Amaka');
    await paste(userEvent, box('to'), ' O.');
    expect(box('to')).toHaveValue('Bola O.');
    act(() => root.unmount());
  });
});
