import { fieldLabels, type MeterType } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { meterValidator } from '../text/en/meterValidator.ts';
import { caption, figures, small } from '../theme/type.css.ts';
import { DescriptionList } from '../ui/display/DescriptionList.tsx';
import { Money } from '../ui/display/Money.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { checkCircle, crossCircle } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './MeterValidator.css.ts';
import type { VerifiedMeter } from './meterEntry.ts';

type MeterOwnerProps = Readonly<{ meter: VerifiedMeter; switchedTo: MeterType | null }>;

/** Groups digits in fours, as on a token: "9900 0000 028". Numbers with other characters are unchanged. */
const grouped = (number: string) => (/^\d+$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number);

/** The owner of the meter. The name comes first, because the customer confirms it. */
export function MeterOwner({ meter, switchedTo }: MeterOwnerProps) {
  const text = useText({ meterValidator, fieldLabels });
  const words = text.meterValidator;
  const { canVend, minimum, arrears } = meter;
  const owes = arrears !== undefined && arrears > 0;
  // A minimum of zero is not shown.
  const hasMinimum = minimum !== undefined && minimum > 0;
  return (
    <Card>
      <div className={styles.owner}>
        <span className={canVend ? styles.good : styles.bad}>
          <Icon glyph={canVend ? checkCircle : crossCircle} size={24} />
        </span>
        <div className={styles.who}>
          <p className={styles.name}>
            <VisuallyHidden>{words.found}: </VisuallyHidden>
            {meter.customerName || words.noName}
          </p>
          {meter.address && <p className={small}>{meter.address}</p>}
          <p className={`${caption} ${figures}`}>
            {grouped(meter.meterNumber)} · {text.fieldLabels[meter.meterType]} · {meter.discoName}
          </p>
        </div>
      </div>
      {(hasMinimum || owes) && (
        <DescriptionList
          rows={[
            { term: words.least, value: hasMinimum ? <Money kobo={minimum} as="price" /> : null },
            { term: words.owes, value: owes ? <Money kobo={arrears} as="price" strong /> : null },
          ]}
        />
      )}
      <MeterNotes meter={meter} switchedTo={switchedTo} owes={owes} />
    </Card>
  );
}

/** Warnings that the agent needs before taking money. */
function MeterNotes({ meter, switchedTo, owes }: MeterOwnerProps & Readonly<{ owes: boolean }>) {
  const words = useText({ meterValidator }).meterValidator;
  return (
    <div className={styles.notes}>
      {!meter.canVend && (
        <Notice tone="critical" announced={false}>
          {words.cannotVend(meter.discoName)}
        </Notice>
      )}
      {switchedTo && (
        <Notice tone="info" announced={false}>
          {words.switched[switchedTo]}
        </Notice>
      )}
      {meter.canVend && owes && (
        <Notice tone="caution" announced={false}>
          {words.owesNote}
        </Notice>
      )}
    </div>
  );
}
