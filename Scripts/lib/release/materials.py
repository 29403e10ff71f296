"""The bill of materials: what is linked into the program, in the form of SPDX 2.3."""

import hashlib
import json
import re

from product import Product


def document(product: Product) -> str:
    """The bill as JSON."""
    archive = product.name
    digest = hashlib.sha256(product.program.read_bytes()).hexdigest()

    def package(name: str, version: str, license: str) -> dict:
        return {
            "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name),
            "name": name,
            "versionInfo": version,
            "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False,
            "licenseConcluded": license,
            "licenseDeclared": license,
            "copyrightText": "NOASSERTION",
        }

    program = package("tincture", product.version, "Apache-2.0")
    program["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
    program["primaryPackagePurpose"] = "APPLICATION"
    linked = []
    for one in product.libraries():
        part = package(one.name, one.version, one.license)
        if one.url:
            # Scanners compare this, not the name: it has the revision with a distribution's security fixes.
            locator = {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": one.url}
            part["externalRefs"] = [locator]
        linked.append(part)
    relations = [
        {
            "spdxElementId": "SPDXRef-DOCUMENT",
            "relatedSpdxElement": program["SPDXID"],
            "relationshipType": "DESCRIBES",
        }
    ] + [
        {
            "spdxElementId": program["SPDXID"],
            "relatedSpdxElement": one["SPDXID"],
            "relationshipType": "STATIC_LINK",
        }
        for one in linked
    ]
    return (
        json.dumps(
            {
                "spdxVersion": "SPDX-2.3",
                "dataLicense": "CC0-1.0",
                "SPDXID": "SPDXRef-DOCUMENT",
                "name": archive,
                "documentNamespace": f"{product.address}/spdx/{archive}-{digest[:16]}",
                "creationInfo": {
                    "created": product.date,
                    "creators": ["Organization: The Tincture developers"],
                },
                "packages": [program, *linked],
                "relationships": relations,
            },
            indent=2,
        )
        + "\n"
    )
