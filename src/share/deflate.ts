/** Whether this browser can deflate or inflate. */
export const canDeflate = () => 'CompressionStream' in globalThis;
/** Whether this browser can inflate. */
export const canInflate = () => 'DecompressionStream' in globalThis;

/** Compresses bytes with deflate (RFC 1951). */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const deflated = await pipeBytes(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  if (!deflated) throw new Error('A stream without a limit has ended early');
  return deflated;
}

/** Decompresses bytes; undefined if they are damaged or the result is larger than `most` bytes. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | undefined> {
  try {
    return await pipeBytes(bytes, new DecompressionStream('deflate-raw'), most);
  } catch {
    return undefined; // the stream throws at the first damaged byte
  }
}

/** Pipes `bytes` through `stream`; undefined as soon as the output exceeds `most` bytes. */
async function pipeBytes(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
