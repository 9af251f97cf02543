import type { MoneyState } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { money } from '../text/en/money.ts';
import { moneyHelp } from '../text/en/moneyHelp.ts';
import * as styles from './MoneyHelp.css.ts';

/** Explains the money state next to its badge, collapsed by default. "Charged" needs no explanation. */
export function MoneyHelp({ state }: { readonly state: Exclude<MoneyState, 'charged'> }) {
  const text = useText({ money, moneyHelp });
  return (
    <details>
      <summary className={styles.more}>{text.moneyHelp.ask(text.money[state])}</summary>
      <p className={styles.help}>{text.moneyHelp.answers[state]}</p>
    </details>
  );
}
