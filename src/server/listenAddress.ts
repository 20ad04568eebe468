/** The address to type into a browser: a wildcard is no place to go to. */
export const reachableAddress = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

/**
 * One line that says why a server can't listen there, and what to do when the port is taken.
 * @param port the site's own: another that is taken is that of its metrics
 */
export const describeListenError = (host: string, port: number, error: unknown): string => {
  const { code, port: taken = port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const setting = taken === port ? 'PORT' : 'METRICS_ADDRESS';
    return `Port ${taken} of ${host} is taken by another program: end that one, or choose another port by ${setting}.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The site can't listen on ${host}:${port}: ${reason}`;
};
