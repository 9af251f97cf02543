import type { Word } from './purchaseClient.ts';

/** The number of scenarios with each result. One scenario can count in more than one field. */
interface Figures {
  /** The agent paid more than once. */
  readonly doubled: number;
  /** The agent paid, and the page shows no purchase. */
  readonly lost: number;
  /** The agent paid, and the page says that the purchase failed. */
  readonly denied: number;
  /** After 120 s of page time, the page still shows the purchase as pending or asks the agent to check it. */
  readonly undecided: number;
  /** The page shows a final status that matches the ledger: delivered if paid once, not delivered if not paid. */
  readonly right: number;
}

export interface Count extends Figures {
  plus(other: Figures): Count;
}

const names = ['doubled', 'lost', 'denied', 'undecided', 'right'] as const;

function countOf(figures: Figures): Count {
  return {
    ...figures,
    plus: (other) =>
      countOf(
        Object.fromEntries(names.map((name) => [name, figures[name] + other[name]])) as unknown as Figures,
      ),
  };
}

export const nothing = countOf({ doubled: 0, lost: 0, denied: 0, undecided: 0, right: 0 });

/** Compares what the page shows with the number of debits in the ledger. */
export function counted(word: Word, debits: number): Count {
  const isOpen = word === 'open' || word === 'asks';
  const isTrue = debits === 0 ? word !== 'delivered' : debits === 1 && word === 'delivered';
  return countOf({
    doubled: Number(debits > 1),
    lost: Number(debits > 0 && word === 'none'),
    denied: Number(debits > 0 && word === 'failed'),
    undecided: Number(isOpen),
    right: Number(isTrue && !isOpen),
  });
}

const titles = ['paid twice', 'lost', 'denied', 'undecided', 'right'];

export function tableOf(rows: readonly (readonly [string, Count])[]): string {
  const head = `| ${'client'.padEnd(40)} | ${titles.map((title) => title.padStart(10)).join(' | ')} |`;
  const rule = `| ${'-'.repeat(40)} | ${titles.map(() => `${'-'.repeat(9)}:`).join(' | ')} |`;
  const lines = rows.map(
    ([name, count]) =>
      `| ${name.padEnd(40)} | ${names.map((each) => String(count[each]).padStart(10)).join(' | ')} |`,
  );
  return [head, rule, ...lines].join('\n');
}
