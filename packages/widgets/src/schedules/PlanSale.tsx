import { type Client, createSchedulesStore } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { schedules } from '../text/en/schedules.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { PlanButton } from './PlanButton.tsx';
import type { PlannedSale } from './plannedSale.ts';

/** True once it is known that the server keeps schedules. */
export const useHasSchedules = (client: Client): boolean =>
  useResource(client, client.getStore(createSchedulesStore)).data !== null;

export type PlanSaleProps = Readonly<
  ClientProps & {
    /** The sale that comes back, by `plannedSaleOf` or `lastSaleTo`. Without one nothing is shown. */
    sale: PlannedSale | null;
    /** Where the schedules are shown. Left out: nowhere. */
    href?: string;
    /** True for one of several buttons in a row: one word. Default false. */
    isShort?: boolean;
  }
>;

/** The way to a schedule of a sale. Nothing where the server keeps none. The dialog comes when it is wanted. */
export function PlanSale({ client: own, sale, href, isShort = false }: PlanSaleProps) {
  const client = useClient(own);
  const words = useText({ schedules }).schedules;
  const hasSchedules = useHasSchedules(client);
  if (!sale || !hasSchedules) return null;
  const label = isShort ? words.scheduleIt : words.repeatSale;
  return (
    <div className={surfaceRoot}>
      <PlanButton
        dialog={{ client, sale, href }}
        variant="quiet"
        aria-label={words.about(label, `${sale.name}, ${sale.recipient}`)}
      >
        {label}
      </PlanButton>
    </div>
  );
}
