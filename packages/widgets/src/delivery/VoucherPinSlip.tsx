import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { deliverables } from '../text/en/deliverables.ts';
import { kit } from '../text/en/kit.ts';
import { label } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { eye, eyeOff } from '../ui/icon/glyphs.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './Delivery.css.ts';
import type { Code, VoucherPin } from './deliverables.ts';
import { CodeDigits } from './TokenSlip.tsx';

const DOT = '\u2022';
const dots = (code: Code): Code => ({
  copied: '',
  groups: code.groups.map((group) => DOT.repeat(Math.min(group.length, 12))),
});

type VoucherPinSlipProps = Readonly<{
  pin: VoucherPin;
  /** "Pin 2 of 3". */
  name: string;
  copyLabel: string;
}>;

/** A PIN and its serial number, covered until the agent shows them, against onlookers. A covered PIN can be copied. */
export function VoucherPinSlip({ pin: { pin, serial }, name, copyLabel }: VoucherPinSlipProps) {
  const text = useText({ deliverables, kit });
  const words = text.deliverables;
  const [isShown, setShown] = useState(false);
  return (
    <li className={styles.slip}>
      <p className={label}>{name}</p>
      {isShown ? (
        <CodeDigits code={pin} />
      ) : (
        <div>
          <VisuallyHidden>{words.hidden}</VisuallyHidden>
          <div aria-hidden="true">
            <CodeDigits code={dots(pin)} />
          </div>
        </div>
      )}
      {serial && (
        <p className={styles.serial}>
          {words.serial}{' '}
          {isShown ? (
            <span className={styles.serialNumber}>{serial}</span>
          ) : (
            <>
              <VisuallyHidden>{words.hidden}</VisuallyHidden>
              <span aria-hidden="true">{DOT.repeat(6)}</span>
            </>
          )}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          glyph={isShown ? eyeOff : eye}
          aria-label={isShown ? words.hidePinLabel(name) : words.showPinLabel(name)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hidePin : words.showPin}
        </Button>
        <CopyButton value={pin.copied} label={copyLabel} words={text.kit} />
      </div>
    </li>
  );
}
