export type DatabaseKind = 'memory' | 'postgres' | 'folder';

/**
 * The kind of database that a name selects. Throws for the URL of another database, which would otherwise become a
 * folder.
 */
export function databaseKind(where: string): DatabaseKind {
  if (/^postgres(ql)?:/.test(where)) return 'postgres';
  if (/^memory:/.test(where)) return 'memory';
  const [, scheme] = /^([a-z][a-z0-9+.-]+):/i.exec(where) ?? [];
  if (scheme === undefined && where.trim() !== '') return 'folder';
  throw new Error(
    `The database can’t be "${scheme ?? ''}:…". Use postgres://… or postgresql://…, a folder, or memory://.`,
  );
}
