/** The piece of a deep run that this process runs: "2/4" in OJA_PIECE, set by scripts/testDeep.mjs. */
const [number = 1, count = 1] = (process.env['OJA_PIECE'] ?? '1/1').split('/').map(Number);

/** The items of a list that this piece runs: all of them if the run has one piece. */
export const ofPiece = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % count === number - 1);
