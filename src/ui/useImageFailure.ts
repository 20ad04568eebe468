import { useEffect, useRef, useState, type RefObject } from 'react';

export interface ImageFailure {
  /** The image is missing or could not be loaded: draw something in its place. */
  hasFailed: boolean;
  imageRef: RefObject<HTMLImageElement | null>;
  handleError: () => void;
}

/** Tells whether an image can't be shown, also when it had failed before the page became interactive. */
export const useImageFailure = (src: string): ImageFailure => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const imageRef = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const image = imageRef.current;
    // Its error event came before anybody listened. A vector image without a size of its own has no width either,
    // so the image is asked whether it can be decoded.
    if (!image?.complete || image.naturalWidth > 0) return;
    let isCurrent = true;
    image.decode().catch(() => isCurrent && setFailedSrc(src));
    return () => {
      isCurrent = false;
    };
  }, [src]);

  return {
    hasFailed: src === '' || failedSrc === src,
    imageRef,
    handleError: () => setFailedSrc(src),
  };
};
