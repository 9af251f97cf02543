import { type Case, formatMoment } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { cases } from '../text/en/cases.ts';
import { Money } from '../ui/display/Money.tsx';
import { chevronRight } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { CaseBadge } from './CaseBadge.tsx';
import * as styles from './Cases.css.ts';

type CaseRowProps = Readonly<{ supportCase: Case; now: number; onOpen: () => void }>;

/** A case in the list: its purchase, state and time of the last message. */
export function CaseRow({ supportCase, now, onOpen }: CaseRowProps) {
  const words = useText({ cases }).cases;
  const { number, name, amount, createdAt, answers } = supportCase;
  const last = answers.at(-1)?.at ?? createdAt;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span className={styles.muted}>
            {words.caseNumber(number)} · {formatMoment(last, now)}
          </span>
          <CaseBadge supportCase={supportCase} />
        </span>
        <Money kobo={amount} strong />
        <Icon glyph={chevronRight} />
      </button>
    </li>
  );
}
