import { type Client, createSchedulesStore } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { schedules } from '../text/en/schedules.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { ScheduleButton } from './ScheduleButton.tsx';
import type { ScheduledPurchase } from './scheduledPurchase.ts';

/** Whether the server has schedules; `false` until known. */
export const useHasSchedules = (client: Client): boolean =>
  useResource(client, client.getStore(createSchedulesStore)).data !== null;

export type SchedulePurchaseProps = Readonly<
  ClientProps & {
    /** The purchase to schedule, from `scheduledPurchaseOf` or `lastPurchaseFor`. Nothing is shown for `null`. */
    sale: ScheduledPurchase | null;
    /** URL of the list of schedules. No link is shown if omitted. */
    href?: string;
    /** `true` shortens the label to one word, for a row of buttons. Default: `false`. */
    isShort?: boolean;
  }
>;

/** A button that schedules a purchase, hidden if the server has no schedules endpoint. Its dialog loads lazily. */
export function SchedulePurchase({ client: own, sale, href, isShort = false }: SchedulePurchaseProps) {
  const client = useClient(own);
  const words = useText({ schedules }).schedules;
  const hasSchedules = useHasSchedules(client);
  if (!sale || !hasSchedules) return null;
  const label = isShort ? words.scheduleIt : words.repeatSale;
  return (
    <div className={surfaceRoot}>
      <ScheduleButton
        dialog={{ client, sale, href }}
        variant="quiet"
        aria-label={words.about(label, `${sale.name}, ${sale.recipient}`)}
      >
        {label}
      </ScheduleButton>
    </div>
  );
}
