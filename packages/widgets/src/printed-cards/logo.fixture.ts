/** A small PNG: the awning of a market stall. */
export const demoLogo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAAAwCAMAAADZyI/9AAAADFBMVEX////IKB76yL4oKCgoloypAAAAUUlEQVR42u3WsQ4AEAxF0dL//2dhaBcsTyLk3klKnMXAjIiiEtVImQEAAAAAAHwKhGCWZ5TZSuirPKPMJrm7/nvYXQIAADD2jgQgATzTy8CTNRZjDdtFAZV3AAAAAElFTkSuQmCC';
