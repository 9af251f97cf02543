/** The shard of a deep run that this process runs: "2/4" in OJA_SHARD, which scripts/testDeep.mjs sets. */
const [number = 1, count = 1] = (process.env['OJA_SHARD'] ?? '1/1').split('/').map(Number);

/** The items of a list that belong to this shard; all items if there is only one shard. */
export const inShard = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % count === number - 1);
