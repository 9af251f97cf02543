import { formatMoney, type Kobo, type Statement, statementCsv } from '@oja/core';
import { useEffect, useState } from 'react';
import type { Text } from '../text/catalogue.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { download, printer, receipt } from '../ui/icon/glyphs.ts';
import { saveFile } from '../ui/saveFile.ts';
import { MovementTable } from './MovementTable.tsx';
import * as styles from './Statement.css.ts';
import { TotalsTable } from './TotalsTable.tsx';

/** A4, the paper of offices in Nigeria, with margins to hold and file it. */
const PAPER = '@page { size: A4; margin: 14mm }';

/** Prints the page on A4. Returns a function that removes the page size again. */
function printPage(page: Document): () => void {
  const view = page.defaultView;
  // An older browser uses the paper size of its print dialog.
  if (!view || !('adoptedStyleSheets' in page)) {
    globalThis.print();
    return () => {};
  }
  // A strict CSP allows a constructed stylesheet, but not a style element.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(PAPER);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  view.print();
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

type StatementSheetProps = Readonly<{ statement: Statement; words: Text['statement']; now: number }>;

/** Rows shown at first. Prints and downloads contain all rows. */
const FIRST = 100;

/** A loaded statement: figures, totals and movements, with buttons to print and download it. */
export function StatementSheet({ statement, words, now }: StatementSheetProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [prints, setPrints] = useState(0);
  // The browser prints what is rendered, so this prints after all rows are rendered.
  useEffect(() => (prints > 0 ? printPage(document) : undefined), [prints]);
  const { first, last, movements, totals } = statement;
  const left = showsAll ? 0 : Math.max(0, movements.length - FIRST);
  const print = () => {
    setShowsAll(true);
    setPrints(prints + 1);
  };
  const save = () => {
    const csv = new Blob([statementCsv(statement, words.file)]);
    saveFile(
      document,
      new File([csv], `statement-${first}-to-${last}.csv`, { type: 'text/csv;charset=utf-8' }),
    );
  };
  if (movements.length === 0) {
    return (
      <div className={styles.sheet}>
        <Figures statement={statement} words={words} />
        <EmptyState glyph={receipt} title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.sheet}>
      <Figures statement={statement} words={words} />
      <div className={styles.actions}>
        <Button glyph={printer} onClick={print}>
          {words.print}
        </Button>
        <Button glyph={download} onClick={save}>
          {words.download}
        </Button>
      </div>
      <TotalsTable totals={totals} words={words} />
      <MovementTable movements={left > 0 ? movements.slice(0, FIRST) : movements} words={words} now={now} />
      {left > 0 && (
        <div className={styles.actions}>
          <Button onClick={() => setShowsAll(true)}>{words.showMore(left)}</Button>
        </div>
      )}
    </div>
  );
}

/** The opening balance, the money in and out, and the closing balance. */
function Figures({ statement, words }: Omit<StatementSheetProps, 'now'>) {
  const { opening, moneyIn, moneyOut, closing } = statement;
  const rows: readonly (readonly [string, Kobo, string])[] = [
    [words.opening, opening, ''],
    [words.moneyIn, moneyIn, '+'],
    [words.moneyOut, moneyOut, '−'],
    [words.closing, closing, ''],
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(([name, amount, sign]) => (
        <div key={name} className={styles.cell}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.amount}>
            {amount === 0 ? '' : sign}
            {formatMoney(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
