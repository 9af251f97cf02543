import { eq } from 'drizzle-orm';
import { shops } from '../database/print.schema.ts';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { invalid } from '../http/refusal.ts';

const PREFIX = /^data:image\/(png|jpeg);base64,/;
/** The first bytes of each file type. */
const SIGNATURES = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff' } as const;

/** Throws a 400 if the content is not the picture type that the URL claims. */
function checkLogo(logo: string): void {
  const kind = PREFIX.exec(logo)?.[1] as keyof typeof SIGNATURES | undefined;
  const bytes = Buffer.from(logo.replace(PREFIX, ''), 'base64').toString('hex', 0, 8);
  if (!kind || !bytes.startsWith(SIGNATURES[kind])) throw invalid('logo', 'Choose a PNG or JPEG picture.');
}

export const shop: Handler<'shop'> = async ({ caller }, { db }) => {
  const [own] = await db.select().from(shops).where(eq(shops.agentId, caller.agentId));
  if (!own) return { data: {} };
  const { name, phone, logo } = own;
  return { data: omitNull({ name, phone, logo }) };
};

export const saveShop: Handler<'saveShop'> = async ({ caller, body }, { db }) => {
  const { name, phone = null, logo = null } = body;
  if (logo !== null) checkLogo(logo);
  const saved = { name, phone, logo };
  await db
    .insert(shops)
    .values({ agentId: caller.agentId, ...saved })
    .onConflictDoUpdate({ target: shops.agentId, set: saved });
  return { message: 'Your shop is saved.', data: omitNull(saved) };
};
