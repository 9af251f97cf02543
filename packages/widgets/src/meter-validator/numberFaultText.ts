import type { Text } from '../text/catalogue.ts';
import type { NumberFault } from './readEntry.ts';

/** What is wrong with a meter's number and what to do. `label` is what the number is called. */
export function numberFaultText(fault: NumberFault, label: string, words: Text['fieldFaults']): string {
  switch (fault.kind) {
    case 'empty':
      return words.empty(label.toLowerCase());
    case 'too-short':
      return words.missing(fault.missing);
    case 'too-long':
      return words.tooMany(fault.extra);
    case 'letters':
    case 'characters':
      return words[fault.kind];
  }
}
