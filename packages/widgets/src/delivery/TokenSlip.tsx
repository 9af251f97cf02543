import { Fragment } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { deliverables } from '../text/en/deliverables.ts';
import { kit } from '../text/en/kit.ts';
import { caption, label, small, subheading } from '../theme/type.css.ts';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import * as styles from './Delivery.css.ts';
import type { Code } from './deliverables.ts';

/** Digits in groups of four. A line never breaks inside a group, so that the digits are easy to read out and type. */
export function CodeDigits({ code }: Readonly<{ code: Code }>) {
  return (
    <p className={styles.digits}>
      {code.groups.map((group, at) => (
        // The key is the code up to and including this group, which is unique.
        <Fragment key={code.groups.slice(0, at + 1).join('')}>
          {at > 0 && ' '}
          <span className={styles.group}>{group}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** A token without key change codes. */
export function TokenSlip({ token }: Readonly<{ token: Code }>) {
  const text = useText({ deliverables, kit });
  return (
    <div className={styles.slip}>
      <div className={styles.slipHead}>
        <p className={label}>{text.deliverables.token}</p>
        <div>
          <CopyButton value={token.copied} label={text.deliverables.copyToken} words={text.kit} />
        </div>
      </div>
      <CodeDigits code={token} />
    </div>
  );
}

/** The key change codes, then the token: a meter accepts them only in this order. */
export function TokenSteps({
  keyChange,
  token,
}: Readonly<{ keyChange: readonly Code[]; token: Code | null }>) {
  const text = useText({ deliverables, kit });
  const words = text.deliverables;
  const steps = [
    ...keyChange.map((code) => ({ name: words.keyChange, code })),
    ...(token ? [{ name: words.token, code: token }] : []),
  ];
  return (
    <div className={styles.slip}>
      <div className={styles.instruction}>
        <p className={subheading}>{words.stepsTitle(steps.length)}</p>
        <p className={small}>{words.stepsBody}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ name, code }, at) => (
          <li key={code.copied} className={styles.step}>
            <div className={styles.slipHead}>
              <div>
                <p className={styles.stepName}>{words.step(at + 1)}</p>
                <p className={caption}>{name}</p>
              </div>
              <div>
                <CopyButton value={code.copied} label={words.copyStep(at + 1)} words={text.kit} />
              </div>
            </div>
            <CodeDigits code={code} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{words.careful}</p>
    </div>
  );
}
