import type { Word } from './purchaseClient.ts';

/** In how many scenarios it happened. The first line that fits a scenario is not the only one that may count it. */
interface Figures {
  /** The agent paid twice or more. */
  readonly doubled: number;
  /** Paid, and the page knows of no purchase. */
  readonly lost: number;
  /** Paid, and the page says that it failed. */
  readonly denied: number;
  /** Still on its way for the page, or left to the agent, 120 of its seconds later. */
  readonly undecided: number;
  /** Paid once and shown as delivered, or not paid and not shown as delivered, and decided. */
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

/** What is wrong with what the page shows, by the books. */
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
