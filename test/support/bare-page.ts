/** A minimal DOM for Preact: a tree of elements and texts, without layout. */
export class BareNode {
  readonly childNodes: BareNode[] = [];
  readonly attributes: { readonly name: string; readonly value: string }[] = [];
  readonly style = {};
  parentNode: BareNode | null = null;
  data = '';
  readonly localName: string;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly ownerDocument = barePage;

  constructor(localName: string) {
    this.localName = localName;
  }

  get nodeType(): number {
    return this.localName === '' ? 3 : 1;
  }
  get firstChild(): BareNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): BareNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  insertBefore(node: BareNode, before: BareNode | null): BareNode {
    node.parentNode?.removeChild(node);
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }
  appendChild(node: BareNode): BareNode {
    return this.insertBefore(node, null);
  }
  removeChild(node: BareNode): BareNode {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  contains(node: BareNode | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode));
  }
  setAttribute(): void {}
  removeAttribute(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
  focus(): void {}

  /** Returns all descendants with this tag name. */
  named(name: string): readonly BareNode[] {
    const below = this.childNodes.flatMap((node) => node.named(name));
    return this.localName === name ? [this, ...below] : below;
  }
}

/** A minimal `document`, which creates such nodes. */
export const barePage = {
  createElement: (name: string) => new BareNode(name),
  createElementNS: (_: string, name: string) => new BareNode(name),
  createTextNode: (data: string) => Object.assign(new BareNode(''), { data }),
};
