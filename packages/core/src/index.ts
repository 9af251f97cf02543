export {
  type Answer,
  BASE_PATH,
  type Body,
  type Endpoint,
  type EndpointName,
  endpoints,
  type Query,
  type Wire,
} from './endpoints.ts';
export { type Kobo, kobo, parseNaira, toNaira } from './format/kobo.ts';
export type { PurchaseRequest } from './schemas/purchase.ts';
export { type Category, categories, type Plan, type Service } from './schemas/service.ts';
export { isFinal, readStatus, type Status, statuses } from './schemas/status.ts';
export type { Transaction, TransactionsQuery } from './schemas/transaction.ts';
export type { Credentials, User } from './schemas/user.ts';
