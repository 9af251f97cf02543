export { SchedulePurchase, type SchedulePurchaseProps, useHasSchedules } from './SchedulePurchase.tsx';
export { Schedules, type SchedulesProps } from './Schedules.tsx';
export { lastPurchaseFor, type ScheduledPurchase, scheduledPurchaseOf } from './scheduledPurchase.ts';
