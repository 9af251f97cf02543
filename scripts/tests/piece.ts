/** The piece of a deep run that this process is: "2/4" in OJA_PIECE, which scripts/testDeep.mjs sets. */
const [number = 1, count = 1] = (process.env['OJA_PIECE'] ?? '1/1').split('/').map(Number);

/** Those of a list that this piece takes: every one, where the run is not cut. */
export const ofPiece = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % count === number - 1);
