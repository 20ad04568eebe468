import type { FastifyRequest } from 'fastify';

/** Of a repeated parameter, the first value; '' for a missing one. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): ((name: string) => string) => {
  const parameters = new URLSearchParams(url.split('?')[1]);
  return (name) => parameters.get(name)?.trim() ?? '';
};

/** The texts of a form; '' for a missing field. */
export const formOf = ({ body }: FastifyRequest): ((name: string) => string) => {
  const entries = body instanceof FormData ? body : new FormData();
  return (name) => {
    const value = entries.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
};
