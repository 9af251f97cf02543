import { describe, expect, it } from 'vitest';
import { fixtures } from '../contract/demo/answers.ts';
import { ok, refuse } from '../testing/fakeServer.ts';
import { createTestClient } from '../testing/testClient.helper.ts';
import { explainForm, formMessages } from './explainForm.ts';

const meter = { service: 'ikeja-electric', recipient: '99000000028', amount: '2000' };

async function said(
  category: string,
  entries: Record<string, string>,
  answers: Parameters<typeof createTestClient>[0] = {},
) {
  const form = (await createTestClient(answers)).form(category, entries);
  expect(explainForm(form.state.value)).toEqual([]);
  const draft = await form.submit();
  return { draft, sentences: explainForm(form.state.value) };
}

describe('the explanation of a form that returns no draft', () => {
  it('has a sentence for each invalid field, in form order', async () => {
    const { sentences } = await said('electricity', { ...meter, recipient: '9900', amount: '' });
    expect(sentences).toEqual(['Meter number: 7 digits are missing.', 'Enter the amount.']);
  });

  it('uses the label of a field in the current form', async () => {
    const { sentences } = await said('result-checker', {
      service: 'jamb',
      plan: 'jamb-utme',
      recipient: '0123',
    });
    expect(sentences).toEqual(['JAMB profile code: 6 digits are missing.']);
  });

  it('is the server’s sentence if it does not know the recipient', async () => {
    const message = 'This disco does not know this meter.';
    const { sentences } = await said('electricity', meter, { meter: () => refuse(404, message) });
    expect(sentences).toEqual([message]);
  });

  it('is its own sentence if the server sells nothing to the recipient', async () => {
    const closed = { meter: () => ok({ ...fixtures.meter, canVend: false }) };
    expect((await said('electricity', meter, closed)).sentences).toEqual([formMessages.refused]);
  });

  it('is empty if the form returns a draft', async () => {
    const { draft, sentences } = await said('electricity', meter);
    expect(draft).not.toBeNull();
    expect(sentences).toEqual([]);
  });
});
