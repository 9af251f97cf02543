import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type AdminAccess, review } from './boot/reviewCommand.ts';
import { adminFileOf } from './funding/adminFile.ts';

// `npm run review`; boot/reviewCommand.ts lists its commands.
const dataDir =
  process.env['OJA_DATA_DIR'] || fileURLToPath(new URL('../../../.data/reference-api', import.meta.url));

function findAccess(): AdminAccess {
  const url = process.env['OJA_URL'];
  const token = process.env['OJA_ADMIN_TOKEN'];
  if (url && token) return { url, token };
  try {
    return v.parse(
      v.object({ url: v.string(), token: v.string() }),
      JSON.parse(readFileSync(adminFileOf(dataDir), 'utf8')),
    );
  } catch {
    throw new Error('No server is running on this data. Start one, or set OJA_URL and OJA_ADMIN_TOKEN.');
  }
}

const { said, failed } = await review(process.argv.slice(2), findAccess);
if (failed) process.exitCode = 1;
(failed ? console.error : console.log)(said);
