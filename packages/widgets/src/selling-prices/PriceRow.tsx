import type { Markup } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { sellingPrices } from '../text/en/sellingPrices.ts';
import { Button } from '../ui/button/Button.tsx';
import { ruleText } from './ruleText.ts';
import * as styles from './SellingPrices.css.ts';

type PriceRowProps = Readonly<{
  name: string;
  /** The rule of its own. */
  own: Markup | null;
  /** The rule that it follows without one. */
  inherited: Markup | null;
  onChange: () => void;
}>;

/** Everything, a category or a service: its rule, or the one above that it follows. */
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
