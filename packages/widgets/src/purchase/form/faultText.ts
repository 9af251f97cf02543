import type { FieldFault, ShownField } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { inSentence } from '../wordFor.ts';

type Words = Pick<Text, 'fieldFaults' | 'phoneFaults'>;

/** What is wrong with a field, or null. `label` is what the field is called. */
export function faultText({ fault, field }: ShownField, label: string, text: Words): string | null {
  if (!fault) return null;
  const isNoPhone = field.kind === 'phone' && (fault.kind === 'empty' || fault.kind === 'letters');
  return isNoPhone ? text.phoneFaults[fault.kind] : sayFault(fault, label, text);
}

function sayFault(fault: FieldFault, label: string, { fieldFaults: words, phoneFaults }: Words): string {
  switch (fault.kind) {
    case 'empty':
      return words.empty(inSentence(label));
    case 'not-chosen':
      return words['not-chosen'](inSentence(label));
    case 'too-short':
      return words.missing(fault.missing);
    case 'too-long':
      return words.tooMany(fault.extra);
    case 'below':
      return words.below(fault.least);
    case 'above':
      return words.above(fault.most);
    case 'off-step':
      return words['off-step'](fault.step, fault.nearest);
    case 'too-few':
      return words['too-few'](fault.least);
    case 'too-many':
      return words['too-many'](fault.most);
    case 'unavailable':
      return fault.notice ?? words.unavailable;
    case 'toll-free':
    case 'landline':
    case 'foreign':
    case 'not-mobile':
      return phoneFaults[fault.kind];
    case 'letters':
    case 'characters':
    case 'not-an-amount':
    case 'not-a-number':
      return words[fault.kind];
  }
}
