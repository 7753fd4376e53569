"""HTTP and sockets: requests, identity, rates, streams."""
