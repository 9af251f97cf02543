import { groupAmount, groupPhone } from '@oja/core';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../form/Field.tsx';
import { AmountInput } from './AmountInput.tsx';
import { type Group, TextInput } from './TextInput.tsx';

function Grouped({ group, start }: Readonly<{ group: Group; start: string }>) {
  const [value, setValue] = useState(start);
  const props = { value, onChange: setValue };
  return (
    <Field label="Number">
      {group === groupAmount ? <AmountInput {...props} /> : <TextInput type="tel" group={group} {...props} />}
    </Field>
  );
}

/** The text of the field, with "|" at the caret. */
function shown(): string {
  const { value, selectionStart } = screen.getByLabelText<HTMLInputElement>('Number');
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

/** Renders the field and puts the caret at the "|". */
async function open(group: Group, from: string): Promise<void> {
  render(<Grouped group={group} start={from.replace('|', '')} />);
  const input = screen.getByLabelText<HTMLInputElement>('Number');
  await userEvent.click(input);
  input.setSelectionRange(from.indexOf('|'), from.indexOf('|'));
}

describe('a field that groups digits', () => {
  afterEach(cleanup);

  it.each<[what: string, group: Group, from: string, keys: string, to: string]>([
    ['types on', groupPhone, '|', '08031234567', '0803 123 4567|'],
    ['types on', groupAmount, '|', '50000', '50,000|'],
    ['takes the last digit away', groupPhone, '0803 123 4567|', '{Backspace}', '0803 123 456|'],
    ['types before the kobo', groupAmount, '123|.50', '4', '1,234|.50'],
    ['corrects a digit in the middle', groupPhone, '0803| 123 4567', '{Backspace}5', '0805| 123 4567'],
    ['puts in a digit that was left out', groupPhone, '080| 123 4567', '3', '0803| 123 4567'],
    ['goes back over a gap', groupPhone, '0803 |123 4567', '{Backspace}{Backspace}', '080|1 234 567'],
    ['goes on over a gap', groupPhone, '0803| 123 4567', '{Delete}{Delete}', '0803 |234 567'],
    ['takes a digit out of thousands', groupAmount, '1|5,000', '{Backspace}', '|5,000'],
    ['puts a digit before thousands', groupAmount, '5|,000', '0', '50|,000'],
    ['goes back over a comma', groupAmount, '15,|000', '{Backspace}{Backspace}', '1|,000'],
  ])('%s: the caret keeps its place among the digits (%#)', async (_what, group, from, keys, to) => {
    await open(group, from);
    await userEvent.keyboard(keys);
    await expect.poll(shown).toBe(to);
  });

  it('groups an ungrouped initial value', async () => {
    await open(groupPhone, '08031234567|');
    expect(screen.getByLabelText('Number')).toHaveValue('0803 123 4567');
  });

  it.each<[group: Group, pasted: string, to: string]>([
    [groupPhone, '+234 803 123 4567', '0803 123 4567|'],
    [groupPhone, '0803-123-4567', '0803 123 4567|'],
    [groupAmount, '₦5,000.00', '5,000.00|'],
    [groupAmount, '1,50', '1,50|'],
  ])('groups pasted text (%#): %s', async (group, pasted, to) => {
    await open(group, '|');
    // Inserts all the text in one input event, as a paste does.
    document.execCommand('insertText', false, pasted);
    await expect.poll(shown).toBe(to);
  });
});
