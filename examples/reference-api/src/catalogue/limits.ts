import { type Category, kobo } from '@oja/core';
import { exams } from './bills.ts';

/** Where the buyer says how much: whole naira. Networks and discos take no kobo. */
export const AMOUNT_STEP = kobo(100);

/** The most pins in one purchase: as many as fit on what is handed over. */
const MOST_PINS = 20;

/** True for an exam whose pin is made out to one candidate's profile. */
export const isForProfile = (serviceId: string): boolean =>
  exams.some((exam) => exam.id === serviceId && 'forProfile' in exam);

/** The highest quantity of one purchase: 1 for everything but pins without a profile. */
export const mostAtOnce = ({ id, category }: { readonly id: string; readonly category: Category }): number =>
  category === 'result-checker' && !isForProfile(id) ? MOST_PINS : 1;
