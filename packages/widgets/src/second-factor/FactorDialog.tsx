import type { FactorSecret, SecondFactorStore } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { ProofStep } from './ProofStep.tsx';
import { ScanStep } from './ScanStep.tsx';

export type FactorTask = 'turnOn' | 'newCodes' | 'turnOff';

export type FactorDialogProps = Readonly<{
  store: SecondFactorStore;
  task: FactorTask;
  hasPasskeys: boolean;
  onClose: () => void;
  /** Called when the task is done, with the message to show. */
  onDone: (message: string) => void;
}>;

/** A dialog for one task of the second factor, from the password to the result. */
export function FactorDialog({ store, task, hasPasskeys, onClose, onDone }: FactorDialogProps) {
  const text = useText({ secondFactor, kit });
  const words = text.secondFactor;
  const titles: Readonly<Record<FactorTask, string>> = {
    turnOn: words.turnOnTitle,
    newCodes: words.newCodes,
    turnOff: words.turnOffTitle,
  };
  const [made, setMade] = useState<FactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // The server sends no codes if the agent already has some, which stay valid.
  const showCodes = (given: readonly string[]) =>
    given.length > 0 ? setCodes(given) : onDone(words.codesStay);
  if (codes)
    return (
      <CodesDialog codes={codes} onClose={() => onDone(task === 'turnOn' ? words.isOn : words.codesMade)} />
    );
  return (
    <Dialog title={made ? words.scanTitle : titles[task]} words={text.kit} onClose={onClose}>
      {made ? (
        <ScanStep store={store} made={made} onDone={showCodes} />
      ) : (
        {
          turnOn: (
            <ProofStep
              title={titles.turnOn}
              lead={words.turnOnLead}
              submitLabel={words.goOn}
              send={(proof) => store.start(proof)}
              onDone={setMade}
            />
          ),
          newCodes: (
            <ProofStep
              title={titles.newCodes}
              lead={words.newCodesLead}
              submitLabel={words.newCodes}
              send={(proof) => store.renewCodes(proof)}
              onDone={(data) => setCodes(data.codes)}
            />
          ),
          turnOff: (
            <ProofStep
              title={titles.turnOff}
              lead={hasPasskeys ? '' : words.turnOffLead}
              submitLabel={words.turnOff}
              asksForOthers
              send={(proof, endOthers) => store.remove(proof, endOthers)}
              onDone={() => onDone(hasPasskeys ? words.appOff : words.isOff)}
            />
          ),
        }[task]
      )}
    </Dialog>
  );
}
