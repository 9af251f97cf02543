/** The piece of a deep run that this process runs: "2/4" in OJA_PIECE, which scripts/testDeep.mjs sets. */
const [number = 1, count = 1] = (process.env['OJA_PIECE'] ?? '1/1').split('/').map(Number);

/** The items of a list that belong to this piece; all items if there is only one piece. */
export const inShard = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % count === number - 1);
