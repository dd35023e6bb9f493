import decodeQR from 'qr/decode.js';

/** How long decoding may go on with a difficult image, in milliseconds. */
const TIME_LIMIT = 100;

addEventListener('message', ({ data }: MessageEvent<ImageData>) => postMessage(findText(data)));

/** Returns the text of a QR code in an image; null if there is none that can be read. */
function findText(image: ImageData): string | null {
  try {
    return decodeQR(image, { timeLimit: TIME_LIMIT });
  } catch {
    return null; // the decoder throws for each image without a readable code
  }
}

// Notifies the page that the worker has loaded.
postMessage(null);
