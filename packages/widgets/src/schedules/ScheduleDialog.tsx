import { type Client, createSchedulesStore, formatDateTime, MINUTE, type Schedule } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { kit } from '../text/en/kit.ts';
import { schedules } from '../text/en/schedules.ts';
import { Button } from '../ui/button/Button.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { PurchaseChoice } from './PurchaseChoice.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import * as styles from './Schedules.css.ts';
import { atListPrice, type ScheduledPurchase } from './scheduledPurchase.ts';
import { useScheduleForm } from './useScheduleForm.ts';

export type ScheduleDialogProps = Readonly<{
  client: Client;
  /** The purchase to schedule; `null` lets the agent choose one. */
  sale: ScheduledPurchase | null;
  /** URL of the list of schedules. Omit it if the list is behind the dialog. */
  href?: string | undefined;
  onClose: () => void;
}>;

/** Creates a schedule: the purchase, its times, and whether it is automatic. */
export function ScheduleDialog({ client, sale, href, onClose }: ScheduleDialogProps) {
  const text = useText({ schedules, kit });
  const [chosen, setChosen] = useState(sale);
  const [added, setAdded] = useState<Schedule | null>(null);
  const services = useResource(client, client.services);
  const words = text.schedules;
  return (
    <Dialog title={added ? words.added : words.planTitle} words={text.kit} onClose={onClose}>
      {added ? (
        <Added schedule={added} now={client.now()} href={href} onClose={onClose} />
      ) : chosen ? (
        <PlanSteps client={client} sale={atListPrice(chosen, services.data)} onAdded={setAdded} />
      ) : (
        <PurchaseChoice client={client} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

type PlanStepsProps = Readonly<{
  client: Client;
  sale: ScheduledPurchase;
  onAdded: (schedule: Schedule) => void;
}>;

function PlanSteps({ client, sale, onAdded }: PlanStepsProps) {
  const now = useNow(MINUTE, true, client.now);
  const store = client.getStore(createSchedulesStore);
  const plan = useScheduleForm({ store, sale, now, onAdded });
  return plan.terms ? (
    <ConsentStep client={client} plan={plan} terms={plan.terms} now={now} />
  ) : (
    <ScheduleFields plan={plan} now={now} />
  );
}

type AddedProps = Readonly<{ schedule: Schedule; now: number }> &
  Pick<ScheduleDialogProps, 'href' | 'onClose'>;

function Added({ schedule: { kind, nextAt }, now, href, onClose }: AddedProps) {
  const words = useText({ schedules }).schedules;
  const when = nextAt === undefined ? '' : formatDateTime(nextAt, now);
  return (
    <div className={styles.consent}>
      <Notice tone="positive">
        {kind === 'automatic' ? words.addedAutomatic(when) : words.addedReminder(when)}
      </Notice>
      {href && <TextLink href={href}>{words.see}</TextLink>}
      <Button variant="primary" full onClick={onClose}>
        {words.done}
      </Button>
    </div>
  );
}
