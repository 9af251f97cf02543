import type { Markup } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { sellingPrices } from '../text/en/sellingPrices.ts';
import { Button } from '../ui/button/Button.tsx';
import { ruleText } from './ruleText.ts';
import * as styles from './SellingPrices.css.ts';

type PriceRowProps = Readonly<{
  name: string;
  /** The rule set for exactly this scope; `null` without one. */
  own: Markup | null;
  /** The rule of the wider scope, which applies if `own` is `null`. */
  inherited: Markup | null;
  onChange: () => void;
}>;

/** A row for everything, a category or a service, with its own or its inherited rule. */
export function PriceRow({ name, own, inherited, onChange }: PriceRowProps) {
  const words = useText({ sellingPrices }).sellingPrices;
  const above = inherited ? words.inherited(ruleText(inherited, words)) : words.none;
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.muted}>{own ? ruleText(own, words) : above}</span>
      </div>
      <Button variant="quiet" aria-label={words.changeNamed(name)} onClick={onChange}>
        {words.change}
      </Button>
    </div>
  );
}
