export { SchedulePurchase, type SchedulePurchaseProps, useHasSchedules } from './PlanSale.tsx';
export { lastPurchaseFor, type ScheduledPurchase, scheduledPurchaseOf } from './plannedSale.ts';
export { Schedules, type SchedulesProps } from './Schedules.tsx';
