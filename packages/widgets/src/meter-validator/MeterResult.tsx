import { explainProblem, isWrongMeter, problemMessages, type Service, siblingDiscos } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { meterValidator } from '../text/en/meterValidator.ts';
import { small } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { refresh } from '../ui/icon/glyphs.ts';
import { MeterOwner } from './MeterOwner.tsx';
import * as styles from './MeterValidator.css.ts';
import type { MeterAnswer, MeterCheck } from './useMeterCheck.ts';

type MeterResultProps = Readonly<{ check: MeterCheck; discos: readonly Service[] }>;

/** The disco's answer. The status region is always mounted, so that screen readers announce the answer. */
export function MeterResult({ check, discos }: MeterResultProps) {
  const { answer } = check;
  return (
    <>
      <div className={styles.result} role="status">
        {answer?.step === 'asking' && <Asking disco={answer.disco.name} />}
        {answer?.step === 'found' && <MeterOwner meter={answer.meter} switchedTo={answer.switchedTo} />}
      </div>
      {answer?.step === 'failed' && <Failed answer={answer} check={check} discos={discos} />}
    </>
  );
}

function Asking({ disco }: Readonly<{ disco: string }>) {
  const words = useText({ meterValidator }).meterValidator;
  const isSlow = useIsSlow(true);
  return (
    <p className={`${small} ${styles.asking}`}>
      <Spinner size={20} />
      {isSlow ? words.slow(disco) : words.checking(disco)}
    </p>
  );
}

type FailedProps = MeterResultProps & Readonly<{ answer: Extract<MeterAnswer, { step: 'failed' }> }>;

/** Offers the sibling discos if the disco does not know the meter, or a retry after any other problem. */
function Failed({ answer: { disco, problem }, check, discos }: FailedProps) {
  const text = useText({ meterValidator, problems: problemMessages });
  const words = text.meterValidator;
  if (!isWrongMeter(problem)) {
    return (
      <Notice
        tone="caution"
        title={words.failed}
        action={
          <Button glyph={refresh} onClick={() => check.ask()}>
            {words.tryAgain}
          </Button>
        }
      >
        {explainProblem(problem, text.problems)}
      </Notice>
    );
  }
  const siblings = siblingDiscos(disco, discos);
  return (
    <Notice
      tone="critical"
      title={words.wrongMeter(disco.name)}
      action={siblings.map(({ id, name }) => (
        <Button key={id} onClick={() => check.ask(id)}>
          {words.trySibling(name)}
        </Button>
      ))}
    >
      {explainProblem(problem, text.problems)} {siblings.length > 0 && words.sameState}
    </Notice>
  );
}
