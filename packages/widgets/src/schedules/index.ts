export { PlanSale, type PlanSaleProps, useHasSchedules } from './PlanSale.tsx';
export { lastSaleTo, type PlannedSale, plannedSaleOf } from './plannedSale.ts';
export { Schedules, type SchedulesProps } from './Schedules.tsx';
